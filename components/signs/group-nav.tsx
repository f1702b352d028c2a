import type { Language } from "@/content/languages";
import { signGroups, type SignGroupId } from "@/content/sign-groups";
import { allMessages } from "@/content/ui";
import { pageAddress, signsPage } from "@/lib/addresses/links";

type GroupNavProps = { group: SignGroupId; language: Language };

/** Links from a group of signs to the others. */
export function GroupNav({ group, language }: GroupNavProps) {
  const { signs: messages } = allMessages[language];

  return (
    <nav aria-label={messages.title} className="mt-10 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {signGroups.map(({ id }) => (
          <li key={id}>
            <a
              href={pageAddress(signsPage(id), language)}
              aria-current={id === group ? "page" : undefined}
              className="cursor-target inline-flex min-h-11 min-w-11 items-center underline aria-[current]:font-extrabold aria-[current]:no-underline"
            >
              {messages.groups[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
