export { Badge, type BadgeProps } from './Badge.tsx'
export { Banner, type BannerProps } from './Banner.tsx'
export { Button, type ButtonProps } from './Button.tsx'
export { buttonClass, type ButtonLook } from './buttonClass.ts'
export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export { Cloth, type ClothProps } from './Cloth.tsx'
export { commandLetter } from './commandLetter.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './Dialog.tsx'
export { Dropdown, type DropdownProps } from './Dropdown.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { IconButton, type IconButtonProps } from './IconButton.tsx'
export { Mark, type MarkProps } from './Mark.tsx'
export {
  Menu,
  MenuChoice,
  MenuHeading,
  MenuItem,
  MenuSeparator,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuProps,
} from './Menu.tsx'
export { PointMenu, SubMenu, type PointMenuProps, type SubMenuProps } from './PointMenu.tsx'
export { PasswordField } from './PasswordField.tsx'
export { Questions, type QuestionsProps } from './Questions.tsx'
export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export { Segment, type SegmentProps } from './Segment.tsx'
export { SelectField, type SelectFieldProps } from './SelectField.tsx'
export { Skeleton } from './Skeleton.tsx'
export { Spinner, type SpinnerProps } from './Spinner.tsx'
export { Tabs, type TabsProps } from './Tabs.tsx'
export { TextArea, type TextAreaProps } from './TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
export { toast, type ToastMessage } from './toast.ts'
export { Toaster } from './Toaster.tsx'
export { Tooltip, TooltipProvider, type TooltipProps } from './Tooltip.tsx'
