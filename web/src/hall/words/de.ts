import game from '$ftl/de/game.ftl?raw';
import hall from '$ftl/de/hallweb.ftl?raw';
import rulings from '$ftl/de/rulings.ftl?raw';

export default [game, hall, rulings];
