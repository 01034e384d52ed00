import express, { type Express, type RequestHandler } from "express";
import type { Bank } from "./book/bank.ts";
import { controlRoutes } from "./desk/control.ts";
import { notFound, pageRoutes } from "./desk/page/routes.ts";
import { reportRoutes } from "./desk/report.ts";
import { serviceRoutes } from "./service/routes.ts";

/** Below which path the demonstration's connections look for the bank; it answers there as it does without. */
const connectionPath = "/bank-demo";

/** The bank's one address: services, counter and control. */
export function createApp(bank: Bank): Express {
  const app = express().disable("x-powered-by").disable("etag");
  const services = serviceRoutes(bank);
  app.use(services);
  app.use(connectionPath, services);
  app.use(fromThisMachine);
  app.use("/control", controlRoutes(bank));
  app.use(reportRoutes(bank));
  app.use(pageRoutes(bank));
  app.use(notFound);
  return app;
}

const local = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Counter and control are for people at this machine: a page of another place that a browser has open can neither call them by a name of
 * its own nor send them a form.
 */
const fromThisMachine: RequestHandler = ({ headers }, response, next) => {
  const { host = "", origin } = headers;
  const isOwn = origin === undefined || origin === `http://${host}`;
  if (local.test(host) && isOwn) return next();
  response.status(403).type("text").send("Only for people at this machine.\n");
};
