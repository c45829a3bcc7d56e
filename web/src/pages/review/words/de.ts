import reviewweb from '$ftl/de/reviewweb.ftl?raw';

export default [reviewweb];
