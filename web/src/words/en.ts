import game from '$ftl/en/game.ftl?raw';
import table from '$ftl/en/table.ftl?raw';
import web from '$ftl/en/web.ftl?raw';

export default [game, table, web];
