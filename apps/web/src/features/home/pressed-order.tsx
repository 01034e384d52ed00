import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";

const PendingSummary = lazyPart(async () => (await import("../order/pending-summary.tsx")).PendingSummary);

/** The order whose button led here. Most who sign in come by no order: it comes when it is there. */
export function PressedOrder({ path }: { readonly path: string }) {
  return (
    <Suspense fallback={<Skeleton height={176} mb="md" />}>
      <PendingSummary path={path} />
    </Suspense>
  );
}
