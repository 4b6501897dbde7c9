export { Avatar, type AvatarProps } from './components/Avatar/Avatar.js';
export { Badge, type BadgeProps } from './components/Badge/Badge.js';
export { Button, type ButtonProps } from './components/Button/Button.js';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.js';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.js';
export { Field, type FieldControlProps, type FieldFrameProps, type FieldProps } from './components/Field/Field.js';
export { Heading, type HeadingLevel, type HeadingProps, levelBelow } from './components/Heading/Heading.js';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.js';
export { Inline, type InlineProps } from './components/Inline/Inline.js';
export { Anchor, type AnchorProps } from './components/Link/Anchor.js';
export { Link, type LinkProps } from './components/Link/Link.js';
export { LinkProvider, type LinkProviderProps, type Links } from './components/Link/LinkProvider.js';
export { ownPath } from './components/Link/ownPath.js';
export { Picture, type PictureProps } from './components/Picture/Picture.js';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.js';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.js';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.js';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.js';
export { Stack, type StackProps } from './components/Stack/Stack.js';
export { Surface, type SurfaceProps } from './components/Surface/Surface.js';
export { Tabs, type Tab, type TabsProps } from './components/Tabs/Tabs.js';
export { Text, type TextProps } from './components/Text/Text.js';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js';
export { TextField, type TextFieldProps } from './components/TextField/TextField.js';
export { ThemeRoot, type ThemeRootProps } from './components/ThemeRoot/ThemeRoot.js';
export { Toaster, type ToasterProps } from './components/Toast/Toaster.js';
export { ToastProvider, type ToastProviderProps } from './components/Toast/ToastProvider.js';
export {
  toastDuration,
  toastLimit,
  toastReducer,
  toastRemoveDelay,
  type ToastAction,
  type ToastContent,
  type ToastEntry,
  type ToastEvent,
  type ToastState,
} from './components/Toast/toastReducer.js';
export { useToast, type ToastHandle, type Toasts } from './components/Toast/useToast.js';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js';
export { TypingDots, type TypingDotsProps } from './components/TypingDots/TypingDots.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.js';
export { cx } from './css/cx.js';
export { rootProps, type RootProps } from './css/rootProps.js';
export { findFocused } from './hooks/focus.js';
export { isComposing } from './hooks/isComposing.js';
export { tooltipDelay, tooltipSkipDelay } from './hooks/tooltipTimes.js';
export { useHydrated } from './hooks/useHydrated.js';
export { useHandler, useLatest } from './hooks/useLatest.js';
export { useMediaQuery } from './hooks/useMediaQuery.js';
export { useNear } from './hooks/useNear.js';
export { type Catalog, type Locale, useLocale } from './locale/locale.js';
export { findDirection, LocaleProvider, type LocaleProviderProps } from './locale/LocaleProvider.js';
export { combine, type Section, type Texts } from './locale/sections.js';
export { useTexts } from './locale/useTexts.js';
export { ui as uiTexts } from './locales/en/ui.js';
export type { IconProps } from './icons/createIcon.js';
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BellIcon,
  CameraIcon,
  ChevronDownIcon,
  CloseIcon,
  CopyIcon,
  EditIcon,
  ErrorIcon,
  GridIcon,
  HeartFilledIcon,
  HeartIcon,
  HomeIcon,
  LocateFixedIcon,
  LockIcon,
  MailIcon,
  MapIcon,
  MapPinIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  RecycleIcon,
  RefreshIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
  ShirtIcon,
  SuccessIcon,
  UserIcon,
} from './icons/icons.js';
export { FacebookIcon, InstagramIcon } from './icons/social.js';
export { DrawingSheet } from './illustrations/Drawing.js';
export type { DrawingSheetProps, IllustrationProps } from './illustrations/Drawing.js';
export { ClotheslineIllustration } from './illustrations/ClotheslineIllustration.js';
export { EmptyBasketIllustration } from './illustrations/EmptyBasketIllustration.js';
export { HangingGarment, placeOnLine, Rope } from './illustrations/Line.js';
export type { HangingGarmentProps, LineShape } from './illustrations/Line.js';
export { ErrorIllustration } from './illustrations/ErrorIllustration.js';
export { NoResultsIllustration } from './illustrations/NoResultsIllustration.js';
export { NotFoundIllustration } from './illustrations/NotFoundIllustration.js';
export { SavedIllustration } from './illustrations/SavedIllustration.js';
