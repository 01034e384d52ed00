import {
  dropFavourite,
  favouriteCards,
  keepFavourites,
  listFavourites,
} from "@retribusi/contract/features/booking/favourite.endpoints";
import { handle, handlePublic, type Route } from "../../http/endpoint.ts";
import { listFavouriteCards, listFavouritesOf } from "./favourite.query.ts";
import { drop, keep } from "./favourite.ts";

/** What somebody keeps to find it again; a visitor keeps it on the device and asks for the cards alone. */
export const favouriteRoutes: readonly Route[] = [
  handlePublic(favouriteCards, ({ deps, query }) => listFavouriteCards(deps.db, query.objek)),
  handle(listFavourites, ({ deps, user }) => listFavouritesOf(deps.db.prisma, user.userid)),
  handle(keepFavourites, ({ deps, user, body }) => keep(deps, user.userid, body.records)),
  handle(dropFavourite, ({ deps, user, params }) => drop(deps, user.userid, params.objectid)),
];
