import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useIsNarrowDesk } from "../../../components/work-desk.tsx";
import type { useBookingCards } from "../booking-query.ts";

/** Below a desk's list: the way to the rest of it, and its keys where there is a keyboard. */
export function WorkFoot({ query }: { readonly query: ReturnType<typeof useBookingCards> }) {
  const { t } = useTranslation("staff");
  const isNarrow = useIsNarrowDesk();
  return (
    <>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      ) : null}
      {isNarrow ? null : (
        <Text size="xs" c="dimmed">
          {t("keys")}
        </Text>
      )}
    </>
  );
}
