import { inboxPage } from "@retribusi/contract/features/inbox/inbox.pages";
import { Suspense } from "react";
import type { CurrentUser } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { InboxBell } from "../inbox/inbox-bell.tsx";
import { SearchButton } from "./search-button.tsx";
import { UserMenu } from "./user-menu.tsx";

const FavouriteMove = lazyPart(async () => (await import("../catalog/favourite-move.tsx")).FavouriteMove);

const LivePart = lazyPart(async () => (await import("../live/live-part.tsx")).LivePart);

const PushPart = lazyPart(async () => (await import("../push/push-part.tsx")).PushPart);

/** What the bar at the top has for whoever is signed in. */
export const MemberTools = ({ current }: { readonly current: CurrentUser }) => (
  <>
    <SearchButton />
    {current.pages.includes(inboxPage) ? <InboxBell /> : null}
    <UserMenu current={current} />
    <Suspense>
      <FavouriteMove />
    </Suspense>
    <Suspense>
      <LivePart current={current} />
    </Suspense>
    <Suspense>
      <PushPart current={current} />
    </Suspense>
  </>
);
