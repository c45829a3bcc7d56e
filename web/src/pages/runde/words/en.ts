import rundeweb from '$ftl/en/rundeweb.ftl?raw';

export default [rundeweb];
