import door from '$ftl/de/halldoor.ftl?raw';
import hall from '$ftl/de/hallweb.ftl?raw';
import rulings from '$ftl/de/rulings.ftl?raw';

export default [door, hall, rulings];
