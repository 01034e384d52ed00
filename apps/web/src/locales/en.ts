const visitor = async () => (await import("./en/visitor.ts")).visitor;
const member = async () => (await import("./en/member.ts")).member;
const record = async () => (await import("./en/record.ts")).record;

/** English texts, one namespace per feature; each comes when a screen needs it. A new namespace is one line here and one in `id.ts`. */
export const en = {
  administration: async () => (await member()).administration,
  booking: async () => (await visitor()).booking,
  catalog: async () => (await visitor()).catalog,
  conflict: async () => (await record()).conflict,
  editor: async () => (await import("./en/editor.ts")).editor,
  export: async () => (await record()).export,
  grid: async () => (await record()).grid,
  history: async () => (await record()).history,
  home: async () => (await visitor()).home,
  identity: async () => (await import("./en/identity.ts")).identity,
  importing: async () => (await record()).importing,
  leave: async () => (await record()).leave,
  openData: async () => (await import("./en/open-data.ts")).openData,
  picture: async () => (await record()).picture,
  place: async () => (await import("./en/place.ts")).place,
  privacy: async () => (await member()).privacy,
  receipt: async () => (await visitor()).receipt,
  records: async () => (await record()).records,
  recovery: async () => (await import("./en/recovery.ts")).recovery,
  registration: async () => (await import("./en/registration.ts")).registration,
  report: async () => (await member()).report,
  review: async () => (await member()).review,
  schedule: async () => (await import("./en/schedule.ts")).schedule,
  security: async () => (await import("./en/security.ts")).security,
  settlement: async () => (await import("./en/settlement.ts")).settlement,
  shell: async () => (await visitor()).shell,
  staff: async () => (await import("./en/staff.ts")).staff,
  state: async () => (await visitor()).state,
  system: async () => (await import("./en/system.ts")).system,
  sync: async () => (await import("./en/sync.ts")).sync,
  teller: async () => (await import("./en/teller.ts")).teller,
  till: async () => (await import("./en/till.ts")).till,
} as const;
