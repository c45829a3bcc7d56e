import ruleweb from '$ftl/en/ruleweb.ftl?raw';

export default [ruleweb];
