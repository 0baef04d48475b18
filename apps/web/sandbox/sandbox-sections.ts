import type { KeyOf } from "#i18n/translate.ts";
import type { ComponentType } from "react";
import { CardsPanel } from "./cards-panel.tsx";
import { ClientPanel } from "./client/client-panel.tsx";
import { ClockPanel } from "./clock-panel.tsx";
import { GaragePanel } from "./garage/garage-panel.tsx";
import { IdentityPanel } from "./identity/identity-panel.tsx";
import { InboxPanel } from "./inbox/inbox-panel.tsx";
import { PeoplePanel } from "./people/people-panel.tsx";
import { EndpointsPanel } from "./switches/endpoints-panel.tsx";
import { FaultsPanel } from "./switches/faults-panel.tsx";
import { RoutesPanel } from "./routes-panel.tsx";
import { StudentsPanel } from "./people/students-panel.tsx";
import { TourPanel } from "./tour/tour-panel.tsx";
import { FlagsPanel } from "./switches/flags-panel.tsx";

interface SandboxSection {
  /** After the # of the address. */
  id: string;
  title: KeyOf<"sandbox">;
  Panel: ComponentType;
}

const PEOPLE: SandboxSection = { id: "people", title: "sandbox.people.heading", Panel: PeoplePanel };

export const SECTIONS: readonly SandboxSection[] = [
  PEOPLE,
  { id: "tour", title: "sandbox.tour.heading", Panel: TourPanel },
  { id: "inbox", title: "sandbox.inbox.heading", Panel: InboxPanel },
  { id: "garage", title: "sandbox.garage.heading", Panel: GaragePanel },
  { id: "identity", title: "sandbox.identity.heading", Panel: IdentityPanel },
  { id: "client", title: "sandbox.client.heading", Panel: ClientPanel },
  { id: "clock", title: "sandbox.clock.heading", Panel: ClockPanel },
  { id: "routes", title: "sandbox.routes.heading", Panel: RoutesPanel },
  { id: "flags", title: "sandbox.flags.heading", Panel: FlagsPanel },
  { id: "endpoints", title: "sandbox.endpoints.heading", Panel: EndpointsPanel },
  { id: "faults", title: "sandbox.faults.heading", Panel: FaultsPanel },
  { id: "students", title: "sandbox.students.heading", Panel: StudentsPanel },
  { id: "cards", title: "sandbox.cards.heading", Panel: CardsPanel },
];

/** The section that an address names; people if it names none. */
export function sectionAt(hash: string): SandboxSection {
  return SECTIONS.find((section) => `#${section.id}` === hash) ?? PEOPLE;
}
