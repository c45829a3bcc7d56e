import game from '$ftl/en/game.ftl?raw';
import hall from '$ftl/en/hallweb.ftl?raw';
import rulings from '$ftl/en/rulings.ftl?raw';

export default [game, hall, rulings];
