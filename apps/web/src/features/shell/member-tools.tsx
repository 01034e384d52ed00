import { Suspense } from "react";
import type { CurrentUser } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { SearchButton } from "./search-button.tsx";
import { UserMenu } from "./user-menu.tsx";

const FavouriteMove = lazyPart(async () => (await import("../catalog/favourite-move.tsx")).FavouriteMove);

/** What the bar at the top has for whoever is signed in. */
export const MemberTools = ({ current }: { readonly current: CurrentUser }) => (
  <>
    <SearchButton />
    <UserMenu current={current} />
    <Suspense>
      <FavouriteMove />
    </Suspense>
  </>
);
