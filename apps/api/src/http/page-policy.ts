import helmet from "helmet";
import type { Env } from "../lib/env.ts";

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Attributes of the first page, which is drawn when it is built, and elements that Mantine makes: see docs/decisions/129.
  styleSrc: ["'self'", "'unsafe-inline'"],
  // The icons of the lists are a font inside their styles; helmet's own rule lets fonts come from anywhere.
  fontSrc: ["'self'", "data:"],
  workerSrc: ["'self'", "blob:"],
  // Papers are shown in a frame of their own, from memory: reading them needs the session.
  frameSrc: ["'self'", "blob:"],
  objectSrc: ["'none'"],
  // No page of ours has a <base>, so that one could only be somebody else's.
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Tells the browser, with every answer, what it may load, run, frame and pass on. */
export const pagePolicy = ({ PICTURE_HOSTS }: Pick<Env, "PICTURE_HOSTS">) =>
  helmet({
    contentSecurityPolicy: { directives: { ...directives, imgSrc: ["'self'", "data:", "blob:", ...PICTURE_HOSTS] } },
  });
