import peopleweb from '$ftl/de/peopleweb.ftl?raw';

export default [peopleweb];
