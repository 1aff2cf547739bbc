import { Icon, type IconProps } from './Icon.tsx';

export const LockIcon = (props: IconProps) => <Icon {...props} d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />;
