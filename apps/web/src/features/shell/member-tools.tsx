import type { CurrentUser } from "../../lib/current-user.ts";
import { SearchButton } from "./search-button.tsx";
import { UserMenu } from "./user-menu.tsx";

/** What the bar at the top has for whoever is signed in. */
export const MemberTools = ({ current }: { readonly current: CurrentUser }) => (
  <>
    <SearchButton />
    <UserMenu current={current} />
  </>
);
