import { registerHooks } from "node:module";

/** Loaded before the application, it takes away what orders of one object are brought in line by; what is oversold then is the control of a test. */
const nothing = `
  export const takeInventory = async () => undefined;
  export const takeInventoryOf = async () => undefined;
`;

registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/features/booking/take-inventory.ts")) return next(url, context);
    return { format: "module", source: nothing, shortCircuit: true };
  },
});
