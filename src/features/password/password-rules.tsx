import { passwordWords as words } from '../../domain/account-words';
import type { PasswordRule } from '../../domain/password-rules';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { circle } from '../../ui/icons/actions';
import { done } from '../../ui/icons/signs';

/** The rules for a new password, ticked off during typing by icon and text, not by colour alone. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <ul className="agency-password-rules" role="list" aria-label={words.rules}>
      {rules.map(({ text, kept }) => (
        <li key={text} className={classes('agency-password-rule', kept && 'agency-password-rule-kept')}>
          <Icon path={kept ? done : circle} size="small" />
          <span>
            {text}
            <span className="agency-visually-hidden">{`, ${kept ? words.kept : words.missing}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
