import { Alert, Loader } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/current-user.ts";
import type { Unplaced } from "./pending-order.ts";

interface Props {
  /** What was pressed before signing in is being ordered. */
  readonly isSending: boolean;
  /** Why it isn't. */
  readonly unplaced: Unplaced | undefined;
}

/** What has become of the button that was pressed before signing in. Takes the focus: the form is far down the page. */
export function PendingNote({ isSending, unplaced }: Props) {
  const { t } = useTranslation("booking");
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const isShown = isSending || unplaced !== undefined;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const name = session.status === "signed-in" ? session.current.user.fullname : "";
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      style={{ scrollMarginTop: "5rem" }}
      color={isSending ? "blue" : "kunyit"}
      icon={isSending ? <Loader size={20} aria-hidden /> : <IconInfoCircle aria-hidden />}
      title={isSending || !unplaced ? t("order.placing") : t("order.unplaced.title")}
    >
      {isSending || !unplaced ? null : t(`order.unplaced.${unplaced}`, { name })}
    </Alert>
  );
}
