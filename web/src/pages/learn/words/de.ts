import learnweb from '$ftl/de/learnweb.ftl?raw';

export default [learnweb];
