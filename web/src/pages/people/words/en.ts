import peopleweb from '$ftl/en/peopleweb.ftl?raw';

export default [peopleweb];
