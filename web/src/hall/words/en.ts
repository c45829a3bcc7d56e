import door from '$ftl/en/halldoor.ftl?raw';
import hall from '$ftl/en/hallweb.ftl?raw';
import rulings from '$ftl/en/rulings.ftl?raw';

export default [door, hall, rulings];
