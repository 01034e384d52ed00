import helmet from "helmet";

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  // The icons of the lists are a font inside their styles; helmet's own rule lets fonts come from anywhere.
  fontSrc: ["'self'", "data:"],
  imgSrc: ["'self'", "data:", "blob:", "https:"],
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
export const pagePolicy = helmet({ contentSecurityPolicy: { directives } });
