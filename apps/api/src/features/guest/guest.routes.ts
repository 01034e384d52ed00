import { printGuestPaper, readGuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import { handlePublic, handlePublicDownload, type Route } from "../../http/endpoint.ts";
import { takeTurn } from "../../http/visitor-turn.ts";
import { getGuestBooking, printGuestBooking } from "./guest.query.ts";

/** What people without an account see of their booking. */
export const guestRoutes: readonly Route[] = [
  handlePublic(readGuestBooking, ({ deps, body, request }) => getGuestBooking(deps, body.tanda, request.language)),
  // Making a paper is work: many at once from one address wait for each other.
  handlePublicDownload(printGuestPaper, ({ deps, body, request }) =>
    takeTurn(request, () => printGuestBooking(deps, body.tanda)),
  ),
];
