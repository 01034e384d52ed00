import { customerOrderEndpoint, walkInOrderEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { RequestHandler } from "express";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { isLineLong } from "./order-turn.ts";

const orders = bookingKinds.flatMap((kind) => [customerOrderEndpoint(kind), walkInOrderEndpoint(kind)]);
const paths = new Set(orders.map(({ path }) => `/${path}`));

/** Tells orders that would wait for nothing to come back, before anything is spent on them: neither body nor session has been read. */
export const orderDoor =
  ({ env }: Pick<Deps, "env">): RequestHandler =>
  (req, _res, next) => {
    if (paths.has(req.path) && isLineLong(env)) throw new AppError("BUSY");
    next();
  };
