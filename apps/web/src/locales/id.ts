import type { en } from "./en.ts";
import type { Loaders } from "./texts.ts";

const visitor = async () => (await import("./id/visitor.ts")).visitor;
const member = async () => (await import("./id/member.ts")).member;
const record = async () => (await import("./id/record.ts")).record;

/** Indonesian texts; the type makes sure that no namespace and no key is missing. */
export const id: Loaders<typeof en> = {
  administration: async () => (await member()).administration,
  booking: async () => (await visitor()).booking,
  catalog: async () => (await visitor()).catalog,
  closure: async () => (await import("./id/closure.ts")).closure,
  deputy: async () => (await import("./id/deputy.ts")).deputy,
  conflict: async () => (await record()).conflict,
  editor: async () => (await import("./id/editor.ts")).editor,
  export: async () => (await record()).export,
  grid: async () => (await record()).grid,
  help: async () => (await import("./id/help.ts")).help,
  history: async () => (await record()).history,
  home: async () => (await visitor()).home,
  identity: async () => (await import("./id/identity.ts")).identity,
  importing: async () => (await record()).importing,
  keys: async () => (await import("./id/keys.ts")).keys,
  leave: async () => (await record()).leave,
  map: async () => (await import("./id/map.ts")).map,
  openData: async () => (await import("./id/open-data.ts")).openData,
  picture: async () => (await record()).picture,
  place: async () => (await import("./id/place.ts")).place,
  privacy: async () => (await member()).privacy,
  receipt: async () => (await visitor()).receipt,
  records: async () => (await record()).records,
  recovery: async () => (await import("./id/recovery.ts")).recovery,
  registration: async () => (await import("./id/registration.ts")).registration,
  report: async () => (await member()).report,
  review: async () => (await member()).review,
  schedule: async () => (await import("./id/schedule.ts")).schedule,
  security: async () => (await import("./id/security.ts")).security,
  settlement: async () => (await import("./id/settlement.ts")).settlement,
  search: async () => (await import("./id/search.ts")).search,
  shell: async () => (await visitor()).shell,
  staff: async () => (await import("./id/staff.ts")).staff,
  state: async () => (await visitor()).state,
  system: async () => (await import("./id/system.ts")).system,
  sync: async () => (await import("./id/sync.ts")).sync,
  tariff: async () => (await import("./id/tariff.ts")).tariff,
  teller: async () => (await import("./id/teller.ts")).teller,
  till: async () => (await import("./id/till.ts")).till,
  policy: async () => (await import("./id/policy.ts")).policy,
  timeline: async () => (await import("./id/timeline.ts")).timeline,
  unit: async () => (await import("./id/unit.ts")).unit,
};
