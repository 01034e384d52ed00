import type { Role } from "@retribusi/contract/define/roles";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { useSession } from "../../lib/current-user.ts";

/** What is the same in every row that the role sees: nothing to choose, and nothing to group by. */
const fixed: Readonly<Partial<Record<Role, readonly DimensionName[]>>> = {
  pemda: ["idpemda"],
  dinas: ["idpemda", "idskpd"],
  pengelola: ["idpemda", "idskpd", "pengelolaid"],
};

/** The dimensions that make sense for the signed-in person. */
export function useDimensionsFor(): (names: readonly DimensionName[]) => readonly DimensionName[] {
  const session = useSession();
  const own = session.status === "signed-in" ? (fixed[session.role] ?? []) : [];
  return (names) => names.filter((name) => !own.includes(name));
}
