import { Alert, Stack } from "@mantine/core";
import { useDidUpdate, useNetwork } from "@mantine/hooks";
import { IconWifiOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/current-user.ts";
import { useToken } from "../../lib/session.ts";
import { useReceiptOwner } from "../../lib/use-receipt-owner.ts";

const none = { KeptReceipts: () => null };

/** Without a network the list may be missing; that is no reason to lose the page. */
const KeptReceipts = lazy(async () => ({
  default: (await import("../payment/kept-receipts.tsx").catch(() => none)).KeptReceipts,
}));

/** What couldn't be read without the network is read when it is back. */
function useReadAgain(online: boolean): void {
  const client = useQueryClient();
  useDidUpdate(() => {
    if (online) void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  }, [online]);
}

/** Above every page while there is no network, or one's own data don't come: what works nevertheless. */
export function OfflinePlace() {
  const { t } = useTranslation("state");
  const { online } = useNetwork();
  const session = useSession();
  const isHolder = useToken() !== null;
  useReceiptOwner();
  useReadAgain(online);
  if (online && session.status !== "failed") return null;
  return (
    <Stack gap="md" mb="lg">
      {online ? null : (
        <Alert color="kunyit" role="status" icon={<IconWifiOff aria-hidden />} title={t("offline.title")}>
          {t("offline.text")}
        </Alert>
      )}
      {isHolder ? (
        <Suspense>
          <KeptReceipts />
        </Suspense>
      ) : null}
    </Stack>
  );
}
