import { Anchor, Text, Title } from "@mantine/core";
import { roles } from "@retribusi/contract/define/roles";
import { Link } from "react-router-dom";
import { type Audience, guidePath } from "./audience.ts";
import classes from "./guide-page.module.css";
import type { Words } from "./guide-text.ts";

const audiences: readonly Audience[] = ["visitor", ...roles];

/** The way to the guides of other roles: whoever helps somebody reads what that person reads. */
export function OtherGuides({ words, audience }: { readonly words: Words; readonly audience: Audience }) {
  return (
    <nav className={classes.others} aria-labelledby="guide-others">
      <Title order={2} size="h3" id="guide-others">
        {words.others}
      </Title>
      <Text size="sm" c="dimmed">
        {words.othersLead}
      </Text>
      <ul className={classes.otherList}>
        {audiences
          .filter((other) => other !== audience)
          .map((other) => (
            <li key={other}>
              <Anchor component={Link} to={guidePath(other)}>
                {words.title[other]}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
