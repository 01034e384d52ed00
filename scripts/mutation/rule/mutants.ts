/** How the rule of a row is taken away: by a slip that a person could make, at one place of one file. */
export interface RuleMutant {
  /** The row of `docs/specification.md` or `docs/specification/decided.md`. */
  readonly nr: string;
  /** From the root. */
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
}

/** One for each row of the sample. */
export const RULE_MUTANTS: readonly RuleMutant[] = [
  {
    nr: "P4.33",
    file: "apps/api/src/features/billing/reference.ts",
    from: "return count === 1;",
    to: "return count >= 0;",
  },
  {
    nr: "2.25",
    file: "apps/web/src/lib/acting-role.ts",
    from: "current.role.toLowerCase()",
    to: "current.role",
  },
  {
    nr: "7.16",
    file: "packages/contract/src/features/files/files.endpoints.ts",
    from: 'path: "fileuploader/remove_temp_file"',
    to: 'path: "fileuploader/removetempfile"',
  },
  {
    nr: "6.4",
    file: "apps/api/src/access/scopes.ts",
    from: 'nasabah: own("idpemesan", "userid"),',
    to: "nasabah: all,",
  },
  {
    nr: "7.11",
    file: "apps/web/src/records/list/list-address.ts",
    from: "searchPause = 1000",
    to: "searchPause = 300",
  },
  {
    nr: "8.35",
    file: "apps/web/src/locales/en/registration.ts",
    from: 'done: "Your account has been created."',
    to: 'done: "Your account was made."',
  },
  {
    nr: "9.10",
    file: "packages/contract/src/define/dates.ts",
    from: "twoDigits(Math.floor(at / 60))",
    to: "Math.floor(at / 60)",
  },
  {
    nr: "P4.13",
    file: "apps/api/src/features/payment/money-refusal.ts",
    from: "return jumlah === bill.jumlah ?",
    to: "return jumlah >= bill.jumlah ?",
  },
  {
    nr: "1.13",
    file: "apps/web/src/features/shell/language-menu.tsx",
    from: "onChange={() => void choose(language)}",
    to: "onChange={() => void choose(current)}",
  },
  {
    nr: "3.1",
    file: "packages/contract/src/features/region/skpd.entity.ts",
    from: 'key: ["idskpd"]',
    to: 'key: ["skpdid"]',
  },
  {
    nr: "P4.23",
    file: "apps/api/src/features/booking/transition.ts",
    from: "input.versi !== booking.versi",
    to: "input.versi > booking.versi",
  },
  {
    nr: "P2.6",
    file: "apps/api/src/access/scopes.ts",
    from: 'const self = own("userid", "userid");',
    to: 'const self = own("pemdaid", "pemdaid");',
  },
  {
    nr: "P3.18",
    file: "apps/web/src/features/identity/public-path.ts",
    from: '["", "index", "error", "home"]',
    to: '["", "error", "home"]',
  },
  {
    nr: "P3.5",
    file: "packages/contract/src/access/pages.ts",
    from: 'id: "Terima pembayaran" }, ["bank"]',
    to: 'id: "Terima pembayaran" }, ["bank", "pemda"]',
  },
  {
    nr: "P2.3",
    file: "apps/api/src/access/scopes.ts",
    from: '{ ...groups, pengelola: own("idskpd", "skpdid") }',
    to: '{ ...groups, pengelola: own("idpemda", "pemdaid") }',
  },
  {
    nr: "4.10",
    file: "apps/api/src/features/booking/action/cancel.ts",
    from: "write: { ...bill, alasanpembatalan: input.alasanpembatalan }",
    to: "write: bill",
  },
  {
    nr: "P5.9",
    file: "apps/api/src/records/import/run-import.ts",
    from: "    requireFine(report);\n",
    to: "",
  },
  {
    nr: "9.14",
    file: "packages/contract/src/define/cell.ts",
    from: "return formatDecimal(cell.value, language);",
    to: "return formatNumber(cell.value, language);",
  },
  {
    nr: "P5.7",
    file: "packages/contract/src/features/booking/booking.endpoints.ts",
    from: "address ?? addressesOf(kind, action)[0]",
    to: "action",
  },
  {
    nr: "P5.4",
    file: "apps/web/src/lib/counter.ts",
    from: "  z.number().transform((num) => ({ num, max: null, more: false, totals: undefined })),\n",
    to: "",
  },
  {
    nr: "P3.21",
    file: "apps/api/src/features/booking/statusbooking.resource.ts",
    from: "isStatusCode(Number(code)) ? ofTheMachine : undefined",
    to: "isStatusCode(Number(code)) ? undefined : ofTheMachine",
  },
  {
    nr: "5.10",
    file: "apps/api/src/http/request-facts.ts",
    from: 'req.acceptsLanguages("en", "id") === "id" ? "id" : "en"',
    to: 'req.acceptsLanguages("en", "id") === "en" ? "en" : "id"',
  },
  {
    nr: "4.2",
    file: "apps/web/src/lib/session.ts",
    from: ": [sessionStorage, localStorage];",
    to: ": [localStorage, sessionStorage];",
  },
  {
    nr: "6.1",
    file: "packages/contract/src/define/roles.ts",
    from: '"superuser", "default"] as const;',
    to: '"superuser"] as const;',
  },
  {
    nr: "3.16",
    file: "apps/web/src/lib/counter.ts",
    from: "max: max_value ?? null",
    to: "max: null",
  },
  {
    nr: "6.7",
    file: "packages/contract/src/features/booking/action/cancel.ts",
    from: 'by: ["owner", "staff"]',
    to: 'by: ["owner"]',
  },
  {
    nr: "P3.1",
    file: "packages/contract/src/access/pages.ts",
    from: "    name,\n    path:",
    to: '    name: name.replace("/", "_"),\n    path:',
  },
  {
    nr: "8.23",
    file: "packages/contract/src/errors.ts",
    from: "Your password has expired. Please reset your password to continue.",
    to: "Your password has expired. Please contact system administrator.",
  },
  {
    nr: "7.6",
    file: "apps/api/src/records/routes/crud-router.ts",
    from: "return { records, page, limit, hasMore, ...(cut",
    to: "return { rows: records, page, limit, hasMore, ...(cut",
  },
  {
    nr: "5.7",
    file: "packages/contract/src/features/identity/password.rules.ts",
    from: "Not Less Than 6 Characters: ",
    to: "At Least 6 Characters: ",
  },
  {
    nr: "3.3",
    file: "packages/contract/src/features/identity/userdata.entity.ts",
    from: '    "skpdname",\n',
    to: "",
  },
  {
    nr: "P1.6",
    file: "packages/contract/src/features/region/pemda.entity.ts",
    from: 'pemdaid: text({ en: "Region code", id: "Kode daerah" }, 13, { unique: [] })',
    to: 'pemdaid: integer({ en: "Region code", id: "Kode daerah" }, { min: 1, max: 9999 })',
  },
  {
    nr: "P6.5",
    file: "apps/api/src/features/identity/login.ts",
    from: "const isDemo = isDemoPassword(deps, password);",
    to: "const isDemo = isDemoPassword(deps, password) || password.length < 8;",
  },
  {
    nr: "8.9",
    file: "packages/contract/src/errors.ts",
    from: 'en: "Error deleting the record. please make sure that the record exit",',
    to: 'en: "Error deleting record",',
  },
  {
    nr: "4.6",
    file: "apps/web/src/records/record-cache.ts",
    from: "keyOf(entity, record) !== key",
    to: "String(record.id) !== key",
  },
  {
    nr: "P3.11",
    file: "apps/web/src/features/order/object-page.tsx",
    from: "          <HouseRules object={object} />\n",
    to: "",
  },
  {
    nr: "P4.49",
    file: "apps/web/src/features/booking/staff/units-action.tsx",
    from: 'keadaan === "siap")[at]',
    to: 'keadaan !== "siap")[at]',
  },
  {
    nr: "P4.60",
    file: "apps/api/src/features/booking/action/change.ts",
    from: "return { tarif: Number(booking.tarif), id: booking.tarifid };",
    to: "return { tarif: Number(booking.tarif), id: null };",
  },
  {
    nr: "P4.61",
    file: "apps/api/src/features/booking/action/call-off.ts",
    from: "percentage(100)",
    to: "percentage(0)",
  },
  {
    nr: "P3.9",
    file: "apps/api/src/features/closure/close-object.ts",
    from: "penutupanid: id, tglmulai: start, tglakhir: end })),",
    to: "penutupanid: id, tglmulai: end, tglakhir: end })),",
  },
];
