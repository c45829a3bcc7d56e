import rundeweb from '$ftl/de/rundeweb.ftl?raw';

export default [rundeweb];
