import hall from '$ftl/en/hallweb.ftl?raw';
import rulings from '$ftl/en/rulings.ftl?raw';

export default [hall, rulings];
