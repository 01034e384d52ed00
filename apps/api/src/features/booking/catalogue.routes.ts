import { alternatives } from "@retribusi/contract/features/booking/alternatives.endpoints";
import {
  availabilityCalendar,
  availabilityHours,
  catalogueObject,
  cataloguePlaces,
  catalogueSuggestions,
  quote,
  searchCatalogue,
} from "@retribusi/contract/features/booking/catalogue.endpoints";
import { catalogueMap } from "@retribusi/contract/features/booking/map.endpoints";
import { handlePublic, type Route } from "../../http/endpoint.ts";
import { getAlternatives } from "./alternatives.query.ts";
import { getCalendar, getHours } from "./calendar.query.ts";
import { listCatalogue } from "./catalogue.query.ts";
import { getCatalogueObject } from "./catalogue-object.query.ts";
import { listOnMap } from "./map.query.ts";
import { getQuote } from "./quote.query.ts";
import { listPlaces } from "./search.ts";
import { listSuggestions } from "./suggestion.query.ts";

/** The catalogue is public: everybody may look before signing in. */
export const catalogueRoutes: readonly Route[] = [
  handlePublic(searchCatalogue, ({ deps, user, query }) => listCatalogue(deps.db, { ...query, reader: user })),
  handlePublic(catalogueMap, ({ deps, user, query }) => listOnMap(deps.db, { ...query, reader: user })),
  handlePublic(cataloguePlaces, ({ deps, query }) => listPlaces(deps.db, query.jenis)),
  handlePublic(catalogueSuggestions, ({ deps, query }) => listSuggestions(deps.db, query)),
  handlePublic(catalogueObject, ({ deps, user, params }) => getCatalogueObject(deps.db, user, params.objectid)),
  handlePublic(availabilityCalendar, ({ deps, user, params, query }) =>
    getCalendar(deps.db, user, params.objectid, query),
  ),
  handlePublic(availabilityHours, ({ deps, user, params, query }) => getHours(deps.db, user, params.objectid, query)),
  handlePublic(quote, ({ deps, user, params, body, request }) =>
    getQuote(deps.db, user, params.objectid, body, request.language),
  ),
  handlePublic(alternatives, ({ deps, user, params, body }) => getAlternatives(deps.db, user, params.objectid, body)),
];
