import { useSession } from "../../lib/current-user.ts";
import { CustomerHome } from "./customer-home.tsx";
import { DefaultHome } from "./default-home.tsx";
import { homesOf } from "./role-homes.ts";
import { StaffHome } from "./staff-home.tsx";

/** The home of the acting role: the first one that the role registers. */
export function HomePage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const [home] = homesOf(session.role);
  if (home === "nasabah") return <CustomerHome />;
  if (home === "default" || home === undefined) return <DefaultHome />;
  return <StaffHome home={home} />;
}
