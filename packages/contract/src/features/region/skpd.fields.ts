import { byName, reference, related } from "../../define/field.ts";
import { pemda } from "./pemda.entity.ts";
import { skpd } from "./skpd.entity.ts";

/** The region and the agency that a record belongs to, with their names. */
export const agencyFields = {
  idpemda: reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda),
  pemdaname: related("idpemda", pemda, "pemdaname"),
  idskpd: reference({ en: "Agency", id: "Dinas" }, skpd, { within: byName("idpemda") }),
  skpdname: related("idskpd", skpd, "skpdname"),
};
