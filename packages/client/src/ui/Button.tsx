/** Buttons, and links that look like them. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './router.tsx';

/** primary: what most people want here. plain: everything else. quiet: secondary. danger: cannot be undone. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface Common {
  readonly kind?: ButtonKind | undefined;
  readonly icon?: IconName;
  readonly large?: boolean | undefined;
  readonly children: ReactNode;
}

type ButtonProps = Common &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** The server has not answered yet: the button is disabled and shows it. */
    readonly busy?: boolean;
  };

function look({ kind = 'plain', large = false }: Pick<Common, 'kind' | 'large'>): string {
  return [styles.button, styles[kind], large ? styles.large : ''].join(' ');
}

export function Button({ kind, icon, large, busy = false, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={look({ kind, large })}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? undefined : rest.onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

export function ButtonLink({
  kind,
  icon,
  large,
  children,
  href,
  ...rest
}: Common & { readonly href: string; readonly 'aria-label'?: string }) {
  return (
    <Link href={href} className={look({ kind, large })} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does: for screen readers, and as a tooltip. */
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
