import type { en } from "../locales/en.ts";
import type { Loaded } from "../locales/texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Loaded<typeof en>;
  }
}
