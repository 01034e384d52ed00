import { createHashRouter } from "react-router-dom";
import { withTypedAddresses } from "./lib/typed-address.ts";
import { addMemberScreens, routes } from "./routes.tsx";

export const router = withTypedAddresses(() => createHashRouter(routes, { patchRoutesOnNavigation: addMemberScreens }));
