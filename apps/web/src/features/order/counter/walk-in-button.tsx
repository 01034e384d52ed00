import { Button } from "@mantine/core";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "../../../lib/current-user.ts";
import { walkInPage } from "../../booking/counter.ts";
import { useMenuFacts } from "../../shell/use-menu-facts.ts";
import { orderModeOf } from "../order-mode.ts";

/** To the form for a guest at the counter, of the first kind that the manager has something of; for whoever takes no orders there, nothing. */
export function WalkInButton() {
  const { t } = useTranslation("booking");
  const session = useSession();
  const { data } = useMenuFacts();
  const kinds = bookingKinds.filter((kind) => orderModeOf(session, kind, true) === "counter");
  // Which kinds there is something of comes later; nothing on the screen moves for it.
  const kind = kinds.find((one) => data?.jenis.includes(one)) ?? kinds[0];
  if (!kind) return null;
  return (
    <Button component={Link} to={walkInPage(kind)} leftSection={<IconUserPlus size={18} aria-hidden />}>
      {t("walkIn.title")}
    </Button>
  );
}
