import { readMenu } from "@retribusi/contract/features/menu/menu.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { getMenu } from "./menu.query.ts";

export const menuRoutes: readonly Route[] = [handle(readMenu, ({ deps, user }) => getMenu(deps, user))];
