import { Skeleton } from "@mantine/core";
import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { QrCode } from "./qr-code.tsx";

const Code = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

/** A QR code whose drawing comes when one is shown, into a place of its measures. */
export function LateQrCode(props: ComponentProps<typeof QrCode>) {
  const size = props.size ?? 208;
  return (
    <Suspense fallback={<Skeleton width={size} height={size} maw="100%" />}>
      <Code {...props} />
    </Suspense>
  );
}
