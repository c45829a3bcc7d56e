import reviewweb from '$ftl/en/reviewweb.ftl?raw';

export default [reviewweb];
