import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import { useBookingKind } from "./booking-kind-of.ts";
import { useBookingLinks } from "./booking-links.ts";

/** Whether there is no such booking for its reader: asking again can't help. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A booking that isn't there for its reader, what that can mean, and the way to one's own. */
export function NotFoundBooking() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  const list = useBookingLinks().list(kind);
  return (
    <MessagePage title={t("gone.title")} text={t("gone.text")}>
      <Button component={Link} to={list ?? paths.home}>
        {t(list ? "gone.list" : "gone.home")}
      </Button>
    </MessagePage>
  );
}
