import game from '$ftl/de/game.ftl?raw';
import table from '$ftl/de/table.ftl?raw';
import web from '$ftl/de/web.ftl?raw';

export default [game, table, web];
