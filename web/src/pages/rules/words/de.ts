import ruleweb from '$ftl/de/ruleweb.ftl?raw';

export default [ruleweb];
