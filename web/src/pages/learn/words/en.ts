import learnweb from '$ftl/en/learnweb.ftl?raw';

export default [learnweb];
