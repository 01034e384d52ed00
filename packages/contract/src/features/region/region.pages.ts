import { standardPages } from "../../define/entity.ts";

/** What a list and a form show to whoever has every region's rows. */
interface Whole<K extends string> {
  readonly columns: readonly K[];
  readonly form: readonly K[];
}

const without = <K extends string>(names: readonly K[], own: readonly string[]): readonly K[] =>
  names.filter((name) => !own.includes(name));

const region = { variant: "pemda", roles: ["pemda"] } as const;
const agency = { variant: "dinas", roles: ["dinas"] } as const;

/** A region's list and forms: its own name stands in every row, so it is neither shown nor asked for. */
export const regionPages = <K extends string>({ columns, form }: Whole<K>) =>
  ({
    list_pemda: { ...region, verb: "list", columns: without(columns, ["pemdaname"]) },
    add_pemda: { ...region, verb: "add", form: without(form, ["idpemda"]) },
    edit_pemda: { ...region, verb: "edit", readOnly: ["idpemda"], form: without(form, ["idpemda"]) },
  }) as const;

/** An agency's list and forms, likewise without the names of its region and of itself. */
export const agencyPages = <K extends string>({ columns, form }: Whole<K>) =>
  ({
    list_dinas: { ...agency, verb: "list", columns: without(columns, ["pemdaname", "skpdname"]) },
    add_dinas: { ...agency, verb: "add", form: without(form, ["idpemda", "idskpd"]) },
    edit_dinas: {
      ...agency,
      verb: "edit",
      readOnly: ["idpemda", "idskpd"],
      form: without(form, ["idpemda", "idskpd"]),
    },
  }) as const;

/** Pages of a master list that the bank keeps for every region and a region for itself, both also with data from outside. */
export const masterPages = <K extends string>(whole: Whole<K>) =>
  ({
    ...standardPages({
      list: ["bank"],
      view: ["bank", "pemda"],
      add: ["bank"],
      edit: ["bank"],
      delete: ["bank", "pemda"],
    }),
    datasync: { verb: "sync", roles: ["bank"] },
    datasync_pemda: { ...region, verb: "sync" },
    ...regionPages(whole),
  }) as const;
